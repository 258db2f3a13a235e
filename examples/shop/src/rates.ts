/** What one euro is worth in another currency. */
export async function exchangeRate(currency: string): Promise<number> {
  const response = await fetch(`https://rates.example.com/eur/${currency}`);
  if (!response.ok) throw new Error(`No rate for ${currency} (status ${response.status})`);
  const { rate } = (await response.json()) as { rate: number };
  return rate;
}
