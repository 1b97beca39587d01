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
  'caption',
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
    return { ...query, ...named(readForm(Buffer.from(await request.arrayBuffer()), type)) }
  return query
}

const BREAK = '\r\n'

/** Reads a form with files as Telegram does: grammY writes names of files without quotes, which `Request.formData` refuses. */
function readForm(body: Buffer, type: string): [string, string | File][] {
  const boundary = `--${/boundary="?([^";]+)"?/.exec(type)?.[1] ?? ''}`
  const fields: [string, string | File][] = []
  let start = body.indexOf(boundary)
  while (start >= 0) {
    const end = body.indexOf(BREAK + boundary, start)
    const content = body.indexOf(BREAK + BREAK, start)
    if (end < 0 || content < 0 || content > end) break
    const head = body.toString('utf8', start + boundary.length, content)
    const part = body.subarray(content + 2 * BREAK.length, end)
    const name = /[; ]name="([^"]*)"/.exec(head)?.[1]
    const fileName = /[; ]filename="?([^"\r\n;]*)"?/.exec(head)?.[1]
    const fileType = /^content-type: *(.*)$/im.exec(head)?.[1]?.trim() ?? ''
    if (name !== undefined && fileName !== undefined)
      fields.push([name, new File([new Uint8Array(part)], fileName, { type: fileType })])
    else if (name !== undefined) fields.push([name, part.toString('utf8')])
    start = end + BREAK.length
  }
  return fields
}
