const KEY = 'causeway.session'

/** The hash of a launch stands for it: another launch is another session. */
const markOf = (initData: string): string => new URLSearchParams(initData).get('hash') ?? ''

/** The session of a launch over reloads, and of no other launch. */
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
        // A reload trades the launch once more.
      }
    },
  }
}
