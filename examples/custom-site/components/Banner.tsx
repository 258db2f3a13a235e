/** A banner above the navbar. */
export default function Banner() {
  return (
    <aside className="banner" aria-label="News">
      Version 2 is here.
    </aside>
  );
}
