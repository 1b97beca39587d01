const KEY = 'causeway.session'

/** Identifies a session by the hash of its init data: other init data means another session. */
const markOf = (initData: string): string => new URLSearchParams(initData).get('hash') ?? ''

/** Keeps the session of this init data over reloads, and no other one. */
export function createKeptSession(storage: Pick<Storage, 'getItem' | 'setItem'> | null) {
  return {
    read(initData: string): string | null {
      try {
        const [mark, token] = (storage?.getItem(KEY) ?? '').split(' ')
        return token && mark !== '' && mark === markOf(initData) ? token : null
      } catch {
        return null
      }
    },
    write(initData: string, token: string): void {
      try {
        storage?.setItem(KEY, `${markOf(initData)} ${token}`)
      } catch {
        // After a reload the init data is exchanged again.
      }
    },
  }
}
