/** Ordered: the first match is the most specific. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bTelegram\b/, 'Telegram'],
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/\S+.* Safari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\b(Macintosh|Mac OS X)\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/** Reduces a User-Agent to "Chrome · Android", for the list of sessions; empty if neither is known. */
export function deviceOf(userAgent: string | undefined): string {
  const named = (names: typeof browsers) => names.find(([form]) => form.test(userAgent ?? ''))?.[1] ?? null
  return [named(browsers), named(systems)].filter((part) => part !== null).join(' · ')
}
