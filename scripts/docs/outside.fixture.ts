const LOADED = [
  /<(?:script|img|iframe|source|embed|audio|video|input)\b[^>]*?\s(?:src|srcset)\s*=\s*["']?\s*((?:https?:)?\/\/[^"'\s>]+)/gi,
  /<link\b[^>]*?\shref\s*=\s*["']?\s*((?:https?:)?\/\/[^"'\s>]+)/gi,
  /<object\b[^>]*?\sdata\s*=\s*["']?\s*((?:https?:)?\/\/[^"'\s>]+)/gi,
  /url\(\s*["']?\s*((?:https?:)?\/\/[^"')\s]+)/gi,
  /@import\s+(?:url\()?\s*["']\s*((?:https?:)?\/\/[^"')\s]+)/gi,
];

/** The addresses on other hosts that a page loads by itself: scripts, styles, images, frames. Links do not count. */
export function outsideAddresses(page: string): string[] {
  return LOADED.flatMap((pattern) => Array.from(page.matchAll(pattern), ([, address = '']) => address));
}
