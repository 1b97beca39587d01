import type { Driver, Key } from './driver.ts'

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys: Readonly<Record<Key, string>> = { Enter: '\uE007', Escape: '\uE00C' }
const ANSWER_MS = 120_000

/**
 * Browser behind a WebDriver service (the classic protocol, https://www.w3.org/TR/webdriver2/), in its own session.
 * @throws Error with the service's own error code and message, also from every method.
 */
export async function openWebDriver(service: string, capabilities: object): Promise<Driver> {
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const response = await fetch(`${service}${path}`, {
      method,
      signal: AbortSignal.timeout(ANSWER_MS),
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const { value } = (await response.json()) as { value: T & { error?: string; message?: string } }
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`)
    return value
  }
  const { sessionId, capabilities: given } = await call<{
    sessionId: string
    capabilities: { browserName: string; browserVersion: string }
  }>('POST', '/session', { capabilities: { alwaysMatch: capabilities } })
  const at = `/session/${sessionId}`
  const post = <T = null>(path: string, body: object = {}): Promise<T> => call<T>('POST', `${at}${path}`, body)
  const act = async (...actions: readonly object[]): Promise<void> => {
    await post('/actions', { actions })
    await call('DELETE', `${at}/actions`)
  }
  const type = (text: string): Promise<void> =>
    act({
      type: 'key',
      id: 'keys',
      actions: [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    })
  return {
    browser: `${given.browserName} ${given.browserVersion}`,
    goto: async (url) => void (await post('/url', { url })),
    reload: async () => void (await post('/refresh')),
    resize: async (width, height) => void (await post('/window/rect', { x: 0, y: 0, width, height })),
    run: (work, ...args) => post('/execute/sync', { script: `return (${String(work)})(...arguments)`, args }),
    tap: (x, y) =>
      act({
        type: 'pointer',
        id: 'pointer',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      }),
    type,
    errors: () => [],
    press: (key) => type(keys[key]),
    screenshot: async () => Buffer.from(await call<string>('GET', `${at}/screenshot`), 'base64'),
    close: async () => void (await call('DELETE', at)),
  }
}
