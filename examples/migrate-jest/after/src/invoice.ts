import { rateOf, round } from '@/rates';

export interface Line {
  name: string;
  euros: number;
  count: number;
}

export const total = (lines: Line[]): number => lines.reduce((sum, line) => sum + line.euros * line.count, 0);

export async function invoice(lines: Line[], currency: string): Promise<string> {
  const rate = await rateOf(currency);
  const rows = lines.map(({ name, euros, count }) => `${count} × ${name}: ${round(euros * count * rate)}`);
  return [...rows, `Total: ${round(total(lines) * rate)} ${currency}`].join('\n');
}
