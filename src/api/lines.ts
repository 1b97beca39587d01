/** Reads the lines of an answer. One that breaks off after a line is worth its last line, whose `pending` says what is missing. */
export async function lastLine({ body }: Response, onPart: (body: unknown) => void): Promise<unknown> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  // A part that can’t be taken is replaced by the next one; the caller takes the last one itself.
  const take = (part: unknown): void => {
    try {
      onPart(part)
    } catch {}
  }
  let text = ''
  let last: unknown
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      const lines = (text + part.value).split('\n')
      text = lines.pop() ?? ''
      for (const line of lines) {
        last = JSON.parse(line)
        take(last)
      }
    }
  } catch (error) {
    if (!last) throw error
  }
  return last
}
