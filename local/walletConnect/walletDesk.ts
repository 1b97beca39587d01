import { AppError } from '#core/errors.ts'
import type { PhoneWallet, Question, WalletOptions } from './phoneWallet.ts'

export interface OpenQuestion {
  readonly id: number
  readonly question: Question
}

/** Phone wallet with a user in front of it: nothing is approved automatically. */
export interface WalletDesk {
  /** Opens the wallet on first use: its packages are large, and most starts don't need it. */
  wallet(): Promise<PhoneWallet>
  /** Pairs with an app. @throws AppError `pairing_failed` for a link that is invalid, used, or too old. */
  pair(uri: string): Promise<void>
  /** Open questions, in order of request. */
  questions(): readonly OpenQuestion[]
  answer(id: number, approved: boolean): void
  stop(): Promise<void>
}

export function createWalletDesk(options: Omit<WalletOptions, 'confirm'>): WalletDesk {
  const open = new Map<number, { question: Question; settle: (approved: boolean) => void }>()
  let last = 0
  let opened: Promise<PhoneWallet> | null = null
  const confirm = (question: Question): Promise<boolean> =>
    new Promise((settle) => void open.set(++last, { question, settle }))
  const wallet = (): Promise<PhoneWallet> =>
    (opened ??= import('./phoneWallet.ts').then(({ openPhoneWallet }) => openPhoneWallet({ ...options, confirm })))
  return {
    wallet,
    async pair(uri) {
      try {
        await (await wallet()).scan(uri)
      } catch (cause) {
        throw new AppError('pairing_failed', 'This link isn’t valid. Copy a new one from the app.', {
          status: 400,
          cause,
        })
      }
    },
    questions: () => [...open].map(([id, { question }]) => ({ id, question })),
    answer(id, approved) {
      const asked = open.get(id)
      open.delete(id)
      asked?.settle(approved)
    },
    stop: async () => (await opened)?.stop(),
  }
}
