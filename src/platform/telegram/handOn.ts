import { requestWriteAccess, shareMessage } from '@telegram-apps/sdk-react'
import type { Handed } from '../contract.ts'
import { handedBy } from './handedBy.ts'

/** Hands a message that the bot has prepared to a chat that the person chooses. */
export const handOn = async (id: string): Promise<Handed> => {
  try {
    await shareMessage(id)
    return 'sent'
  } catch (error) {
    return handedBy(error)
  }
}

/** Whether the bot may write to the person from now on. @throws while the question stands already. */
export const askToWrite = async (): Promise<boolean> => (await requestWriteAccess()) === 'allowed'
