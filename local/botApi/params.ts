/** Form value: parsed as JSON if valid, else text. */
function fromForm(text: string): unknown {
  if (!/^(\[|\{|true$|false$|-?\d{1,15}$)/.test(text)) return text
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

/** Fields that are always text: a message may be "7" or "[]". */
const texts = new Set([
  'text',
  'url',
  'secret_token',
  'name',
  'description',
  'short_description',
  'callback_query_id',
  'inline_query_id',
  'web_app_query_id',
  'language_code',
])

/** Arguments of a call: from its URL, from a form of either kind, or from JSON. */
export async function readParams(request: Request): Promise<Record<string, unknown>> {
  const named = (entries: Iterable<[string, unknown]>): Record<string, unknown> =>
    Object.fromEntries(
      [...entries].map(([name, value]) => [
        name,
        typeof value === 'string' && !texts.has(name) ? fromForm(value) : value,
      ]),
    )
  const query = named(new URL(request.url).searchParams)
  if (request.method !== 'POST') return query
  const type = request.headers.get('content-type') ?? ''
  if (type.startsWith('application/json')) {
    const body: unknown = await request.json().catch(() => null)
    return { ...query, ...(typeof body === 'object' ? body : {}) }
  }
  if (type.startsWith('application/x-www-form-urlencoded'))
    return { ...query, ...named(new URLSearchParams(await request.text())) }
  if (type.startsWith('multipart/form-data'))
    return { ...query, ...named((await request.formData()) as unknown as Iterable<[string, unknown]>) }
  return query
}
