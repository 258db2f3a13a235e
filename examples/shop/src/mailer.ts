/** Hands a mail to the mail service. */
export async function sendMail(to: string, text: string): Promise<void> {
  const body = JSON.stringify({ to, text });
  await fetch('https://mail.example.com/send', { method: 'POST', body });
}
