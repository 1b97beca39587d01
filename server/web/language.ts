const COOKIE = 'lang'

/** Parses a tag such as "ru-RU;q=0.8" into language and weight. */
function accepted(part: string): { language: string; weight: number } {
  const [tag = '', ...options] = part.trim().toLowerCase().split(';')
  const q = options.map((option) => /^\s*q=([\d.]+)\s*$/.exec(option)?.[1]).find((value) => value !== undefined)
  return { language: tag.split('-')[0] ?? '', weight: q === undefined ? 1 : Number(q) }
}

/** Returns the language from the app's cookie, else the best match of Accept-Language, else the first. */
export function pageLanguage(known: readonly string[], cookies: string, acceptLanguage: string): string {
  const chosen = new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]*)`).exec(cookies)?.[1]
  if (chosen !== undefined && known.includes(chosen)) return chosen
  const liked = acceptLanguage
    .split(',')
    .map(accepted)
    .filter(({ language, weight }) => weight > 0 && known.includes(language))
    .sort((a, b) => b.weight - a.weight)
  return liked[0]?.language ?? known[0] ?? 'en'
}
