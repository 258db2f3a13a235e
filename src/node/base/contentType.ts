import { lookup } from 'mrmime';

/** Media type of a file, by its name; the list of types lacks that of `favicon.ico`. */
export function contentType(file: string): string {
  return lookup(file) ?? (/\.ico$/i.test(file) ? 'image/x-icon' : 'application/octet-stream');
}
