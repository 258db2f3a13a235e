export interface Line {
  name: string;
  count: number;
}

export function add(basket: Line[], name: string): Line[] {
  const isThere = basket.some((line) => line.name === name);
  return isThere ? basket : [...basket, { name, count: 1 }];
}
