/** A video from another host, allowed by `frame-src` in `csp`. */
export function Video({ id, title }: { id: string; title: string }) {
  return (
    <iframe
      src={`https://www.youtube-nocookie.com/embed/${id}`}
      title={title}
      width="480"
      height="270"
      loading="lazy"
      allowFullScreen
    />
  );
}
