import type { ApiMethods, Message } from 'grammy/types'
import type { Updates } from '../updates.ts'
import type { Webhook } from '../webhook.ts'
import type { World } from '../world.ts'

/** Event of the bot in a chat, for observers. */
export type BotEvent =
  | { readonly kind: 'sent' | 'edited'; readonly chat: number; readonly message: Message }
  | { readonly kind: 'deleted'; readonly chat: number; readonly ids: readonly number[] }
  | { readonly kind: 'answered_press'; readonly id: string; readonly text: string; readonly alert: boolean }

export interface Telegram {
  readonly world: World
  readonly updates: Updates
  readonly webhook: Webhook
  tell(event: BotEvent): void
}

/** Methods with the parameters and results of the real ones. */
export type Method<Name extends keyof ApiMethods> = (
  telegram: Telegram,
  args: NonNullable<Parameters<ApiMethods[Name]>[0]>,
  signal: AbortSignal,
) => ReturnType<ApiMethods[Name]> | Promise<ReturnType<ApiMethods[Name]>>

export type Methods = { readonly [Name in keyof ApiMethods]?: Method<Name> }
