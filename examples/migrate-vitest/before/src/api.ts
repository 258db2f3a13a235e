declare const API: string;

export interface Product {
  name: string;
  price: number;
}

export async function findProducts(query: string): Promise<Product[]> {
  const response = await fetch(`${API}/products?q=${encodeURIComponent(query)}`);
  return response.json();
}

export const formatPrice = (price: number): string => `${price.toFixed(2)} €`;
