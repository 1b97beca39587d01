import { chatMethods } from './chats.ts'
import type { Methods } from './contract.ts'
import { messageMethods } from './messages.ts'
import { profileMethods } from './profile.ts'
import { queryMethods } from './queries.ts'
import { updateMethods } from './updates.ts'

/** Supported methods of the Bot API. */
export const methods: Methods = {
  ...updateMethods,
  ...messageMethods,
  ...queryMethods,
  ...chatMethods,
  ...profileMethods,
}
