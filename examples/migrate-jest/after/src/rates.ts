/** What one euro costs in another currency. */
export async function rateOf(currency: string): Promise<number> {
  const response = await fetch(`https://rates.example.com/EUR/${currency}`);
  return (await response.json()).rate;
}

export const round = (amount: number): number => Math.round(amount * 100) / 100;
