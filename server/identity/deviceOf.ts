/** Ordered: the first name found is the most particular one. */
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

/** "Chrome · Android" of a User-Agent, for a person who looks for their own device; nothing else of it is kept. Empty where neither is known. */
export function deviceOf(userAgent: string | undefined): string {
  const named = (names: typeof browsers) => names.find(([form]) => form.test(userAgent ?? ''))?.[1] ?? null
  return [named(browsers), named(systems)].filter((part) => part !== null).join(' · ')
}
