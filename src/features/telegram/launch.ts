import { createStack, type Stack } from '#src/platform/stack.ts'
import type { TelegramAccount } from '#src/platform/telegram/account.ts'
import type { EnterDeps } from '#src/platform/telegram/enter.ts'
import type { StartActions } from './startFrom.ts'

/** What is drawn around the pages, as far as Telegram is concerned. */
export interface Frame extends StartActions {
  openSettings(): void
  openWallets(): void
}

type Asked = Pick<EnterDeps, 'pages' | 'openSettings' | 'openWallets'>

export interface LaunchDeps {
  readonly account: Pick<TelegramAccount, 'open'>
  /** Binds the app to Telegram. */
  enter(asked: Asked): void
  /** The person was let in: what this surface allows, and what is their own, is known only now. */
  letIn(): void
  isSigning(): boolean
  /** Goes where the link that opened the app leads. */
  start(text: string, actions: StartActions): void
}

export interface Launch {
  /** What going back means on the page that is shown; empty on the first. */
  readonly pages: Stack<() => void>
  /** The frame that is drawn; none for as long as the app is drawn anew, as in another language. */
  readonly frames: Stack<Frame>
  /** Enters Telegram, the first time that it is asked to. */
  enter(): void
  /** Lets the person in; after a refusal again. */
  open(): void
}

/** The one visit that Telegram has opened. It is entered once, however often the frame around the pages is drawn. */
export function createLaunch({ account, enter, letIn, isSigning, start }: LaunchDeps): Launch {
  const pages = createStack<() => void>()
  const frames = createStack<Frame>()
  let entered = false
  let known = false
  let leadsTo: string | null = null

  const follow = (): void => {
    const frame = frames.top()
    if (leadsTo === null || !frame) return
    const text = leadsTo
    leadsTo = null
    // Whoever was let in late may be signing by now, and is not led away from that.
    if (!isSigning()) start(text, frame)
  }
  frames.subscribe(follow)

  async function letPersonIn(): Promise<void> {
    const text = await account.open()
    if (!known) {
      known = true
      letIn()
    }
    if (text === null) return
    leadsTo = text
    follow()
  }
  // Why somebody was refused is the account's to say.
  const open = (): void => void letPersonIn().catch(() => {})

  return {
    pages,
    frames,
    open,
    enter() {
      if (entered) return
      entered = true
      enter({ pages, openSettings: () => frames.top()?.openSettings(), openWallets: () => frames.top()?.openWallets() })
      open()
    },
  }
}
