import { type Asked, startVendorServer, type VendorServer } from '#server/rewards/social/testing/vendorServer.ts'

const OPERATOR = '1'
interface Answer {
  readonly status: number
  readonly body: unknown
}
const ok = (body: unknown): Answer => ({ status: 200, body })
const numberOf = (name: string): string =>
  String([...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_000_007, 7))

type Rule = readonly [RegExp, (asked: Asked, found: string) => Answer]

/** What X and Discord answer, by what their people have done so far. */
function rulesOf(server: VendorServer): readonly Rule[] {
  const [followers, members, spent] = [new Set<string>(), new Set<string>(), new Set<string>()]
  const bios = new Map<string, string>()
  const following = (id: string) => [...followers].some((name) => numberOf(name) === id)
  /** “name/what they say of themselves”. */
  const write = (written: string): number => {
    const [name = '', text = ''] = written.split('/')
    return bios.set(name, decodeURIComponent(text)).size
  }
  return [
    [
      /^\/2\/users\/by\/username\/(\w+)/,
      (_, name) =>
        ok({ data: { id: numberOf(name), name, username: name, protected: false, description: bios.get(name) ?? '' } }),
    ],
    [
      /^\/2\/users\/(\d+)\/following/,
      (_, id) =>
        ok(
          following(id)
            ? { data: [{ id: OPERATOR, name: 'Us', username: 'us' }], meta: { result_count: 1 } }
            : { meta: { result_count: 0 } },
        ),
    ],
    [
      /^\/api\/v10\/oauth2\/(token)$/,
      ({ form: { code = '' } }) => {
        if (spent.has(code))
          return { status: 400, body: { error: 'invalid_grant', error_description: 'Invalid "code" in request.' } }
        spent.add(code)
        return ok({
          access_token: `access-${code}`,
          token_type: 'Bearer',
          expires_in: 604_800,
          scope: 'guilds.members.read',
        })
      },
    ],
    [
      /^\/api\/v10\/users\/(@me)\/guilds\/3\/member$/,
      ({ authorization }) => {
        const code = authorization?.replace('Bearer access-', '') ?? ''
        return members.has(code)
          ? ok({ user: { id: numberOf(code), username: 'one' }, pending: false })
          : { status: 404, body: { message: 'Unknown Guild', code: 10004 } }
      },
    ],
    // What tests do in place of people, and look at afterwards.
    [/^\/people\/follow\/(\w+)$/, (_, name) => ok(followers.add(name).size)],
    [/^\/people\/write\/(\w+\/.*)$/, (_, written) => ok(write(written))],
    [/^\/people\/join\/([\w-]+)$/, (_, code) => ok(members.add(code).size)],
    [
      /^\/people\/asked\/([\w-]+)$/,
      (_, about) =>
        ok(
          server.asked.filter(({ path, form }) => path.includes(`/username/${about}?`) || form['code'] === about)
            .length,
        ),
    ],
  ]
}

/** A server that answers as both platforms do; see `--social` of the local stack. */
export async function startPlatforms(): Promise<Pick<VendorServer, 'url' | 'close'>> {
  const server = await startVendorServer()
  const rules = rulesOf(server)
  server.answer = (asked) => {
    for (const [path, answer] of rules) {
      const found = path.exec(asked.path)?.[1]
      if (found !== undefined) return answer(asked, found)
    }
    return { status: 404, body: {} }
  }
  return server
}
