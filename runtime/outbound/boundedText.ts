/**
 * Reads the text of a response; null if it is longer than the limit, where reading stops. The signal ends the reading, and
 * with it the connection.
 */
export async function boundedText(response: Response, mostBytes: number, signal: AbortSignal): Promise<string | null> {
  const reader = response.body?.getReader()
  if (!reader) return ''
  const cancel = (): void => void reader.cancel().catch(() => undefined)
  signal.addEventListener('abort', cancel)
  try {
    return await read(reader, mostBytes)
  } finally {
    signal.removeEventListener('abort', cancel)
    cancel()
  }
}

async function read(reader: ReadableStreamDefaultReader<Uint8Array>, mostBytes: number): Promise<string | null> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength
    if (bytes > mostBytes) return null
    text += decoder.decode(part.value, { stream: true })
  }
  return text + decoder.decode()
}
