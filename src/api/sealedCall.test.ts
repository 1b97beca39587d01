import { describe, expect, it } from 'vitest'
import { generateRsaKey } from '#server/http/rsaKey.ts'
import { createHttp } from './http.ts'

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
const sealedIn = (init: { body?: unknown }): string => (JSON.parse(String(init.body)) as { encrypt: string }).encrypt

/** Fake server that rotates its published key and refuses what it cannot decrypt. */
function server(keys: ReturnType<typeof generateRsaKey>[]) {
  const asked: string[] = []
  const read: string[] = []
  const http = createHttp({
    base: '/api',
    fetch: async (url, init) => {
      asked.push(url)
      if (url === '/api/config/public-key') return json({ code: 0, data: keys[0]?.publicKey })
      try {
        read.push(keys[0]?.decrypt(sealedIn(init)) ?? '')
        return json({ code: 0 })
      } catch {
        return json({ code: 400, message: 'unreadable', data: { reason: 'encrypt_invalid' } }, 400)
      }
    },
  })
  return { http, asked, read }
}
const signIn = { method: 'POST' as const, body: { encrypt: '1772366400', hash: '0x12' } }

describe('the encrypt field of a body', () => {
  it('is sealed with the published key, which is fetched once; the server reads the value', async () => {
    const { http, asked, read } = server([generateRsaKey()])
    await http('/in', signIn)
    await http('/in', signIn)
    expect(read).toEqual(['1772366400', '1772366400'])
    expect(asked).toEqual(['/api/config/public-key', '/api/in', '/api/in'])
  })

  it('is sealed again when the server has another key', async () => {
    const keys = [generateRsaKey(), generateRsaKey()]
    const { http, asked, read } = server(keys)
    await http('/in', signIn)
    keys.shift()
    await http('/in', signIn)
    expect(read).toEqual(['1772366400', '1772366400'])
    expect(asked.filter((url) => url.endsWith('public-key'))).toHaveLength(2)
  })

  it('leaves the other fields, and bodies without it, unchanged', async () => {
    const bodies: unknown[] = []
    const { publicKey } = generateRsaKey()
    const http = createHttp({
      base: '/api',
      fetch: (url, init) => {
        if (init.body) bodies.push(JSON.parse(String(init.body)))
        return Promise.resolve(json({ code: 0, ...(url.endsWith('public-key') ? { data: publicKey } : {}) }))
      },
    })
    await http('/in', signIn)
    await http('/in', { method: 'POST', body: { hash: '0x12' } })
    expect(bodies).toEqual([{ encrypt: expect.stringMatching(/^[\w+/]{342}==$/), hash: '0x12' }, { hash: '0x12' }])
  })
})
