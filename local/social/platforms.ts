import { randomBytes } from 'node:crypto'

const OPERATOR = '1'

export interface PlatformCall {
  /** Path and query. */
  readonly path: string
  readonly authorization: string | null
  /** Fields of a form. */
  readonly form: Readonly<Record<string, string>>
}
interface Answer {
  readonly status: 200 | 400 | 404
  readonly body: object
}

export interface XProfile {
  readonly bio: string
  readonly follows: boolean
}

/** Fake X and Discord for social tasks, and their users' actions. */
export interface Platforms {
  /** Answers a call of the platforms' APIs. */
  answer(call: PlatformCall): Answer
  profileOf(name: string): XProfile
  setProfile(name: string, profile: Partial<XProfile>): void
  isMember(name: string): boolean
  setMember(name: string, member: boolean): void
  /** OAuth code for the account of that name, valid once. */
  authorize(name: string): string
  /** Number of API requests about an account. */
  askedAbout(name: string): number
}

const ok = (body: object): Answer => ({ status: 200, body })
const numberOf = (name: string): string =>
  String([...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_000_007, 7))

/** Creates the platforms, whose state does not outlive the process. */
export function createPlatforms(): Platforms {
  const profiles = new Map<string, XProfile>()
  const members = new Set<string>()
  const [codes, tokens] = [new Map<string, string>(), new Map<string, string>()]
  const asked = new Map<string, number>()
  const count = (name: string): void => void asked.set(name, (asked.get(name) ?? 0) + 1)
  const profileOf = (name: string): XProfile => profiles.get(name.toLowerCase()) ?? { bio: '', follows: false }
  const follows = (id: string): boolean => [...profiles].some(([name, one]) => one.follows && numberOf(name) === id)

  const rules: readonly (readonly [RegExp, (found: string, call: PlatformCall) => Answer])[] = [
    [
      /^\/2\/users\/by\/username\/(\w+)/,
      (found) => {
        const name = found.toLowerCase()
        count(name)
        return ok({
          data: { id: numberOf(name), name, username: name, protected: false, description: profileOf(name).bio },
        })
      },
    ],
    [
      /^\/2\/users\/(\d+)\/following/,
      (id) =>
        ok(
          follows(id)
            ? { data: [{ id: OPERATOR, name: 'Us', username: 'us' }], meta: { result_count: 1 } }
            : { meta: { result_count: 0 } },
        ),
    ],
    [
      /^\/api\/v10\/oauth2\/(token)$/,
      (_, { form: { code = '' } }) => {
        const name = codes.get(code)
        if (name === undefined)
          return { status: 400, body: { error: 'invalid_grant', error_description: 'Invalid "code" in request.' } }
        count(name)
        codes.delete(code)
        const token = randomBytes(16).toString('hex')
        tokens.set(token, name)
        return ok({ access_token: token, token_type: 'Bearer', expires_in: 604_800, scope: 'guilds.members.read' })
      },
    ],
    [
      /^\/api\/v10\/users\/(@me)\/guilds\/3\/member$/,
      (_, { authorization }) => {
        const name = tokens.get(authorization?.replace('Bearer ', '') ?? '')
        return name !== undefined && members.has(name)
          ? ok({ user: { id: numberOf(name), username: name }, pending: false })
          : { status: 404, body: { message: 'Unknown Guild', code: 10004 } }
      },
    ],
  ]
  return {
    answer(call) {
      for (const [path, answer] of rules) {
        const found = path.exec(call.path)?.[1]
        if (found !== undefined) return answer(found, call)
      }
      return { status: 404, body: {} }
    },
    profileOf,
    setProfile: (name, profile) => void profiles.set(name.toLowerCase(), { ...profileOf(name), ...profile }),
    isMember: (name) => members.has(name),
    setMember: (name, member) => void (member ? members.add(name) : members.delete(name)),
    authorize(name) {
      const code = randomBytes(15).toString('hex')
      codes.set(code, name)
      return code
    },
    askedAbout: (name) => asked.get(name.toLowerCase()) ?? 0,
  }
}
