import { type MethodName, supports } from '@telegram-apps/sdk-react'

/** True if a Telegram of this version supports a message. */
export const speaks = (version: string, type: string): boolean =>
  supports(type as MethodName, version as `${number}.${number}`)
