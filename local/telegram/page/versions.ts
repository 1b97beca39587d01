import { type MethodName, supports } from '@telegram-apps/sdk-react'

/** Whether a Telegram of this version listens to a message. */
export const speaks = (version: string, type: string): boolean =>
  supports(type as MethodName, version as `${number}.${number}`)
