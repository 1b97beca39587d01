import type { ChatFullInfo, ChatMember, User } from 'grammy/types'
import { badRequest } from '../errors.ts'
import { roomOf } from '../rooms.ts'
import type { World } from '../world.ts'
import type { Methods } from './contract.ts'

const rights = {
  can_be_edited: false,
  is_anonymous: false,
  can_manage_chat: true,
  can_delete_messages: true,
  can_manage_video_chats: false,
  can_restrict_members: false,
  can_promote_members: false,
  can_change_info: false,
  can_invite_users: true,
  can_post_stories: false,
  can_edit_stories: false,
  can_delete_stories: false,
  can_send_welcome_messages: false,
}
const nothingAllowed = {
  can_send_messages: false,
  can_send_audios: false,
  can_send_documents: false,
  can_send_photos: false,
  can_send_videos: false,
  can_send_video_notes: false,
  can_send_voice_notes: false,
  can_send_polls: false,
  can_send_other_messages: false,
  can_add_web_page_previews: false,
  can_change_info: false,
  can_invite_users: false,
  can_pin_messages: false,
  can_manage_topics: false,
  can_edit_tag: false,
  can_react_to_messages: false,
}

/** A user's membership in a group or channel, in the Bot API's format. A restricted member is still in the chat. */
export const memberAs: { readonly [Status in ChatMember['status']]: (user: User) => ChatMember } = {
  creator: (user) => ({ status: 'creator', user, is_anonymous: false }),
  administrator: (user) => ({ status: 'administrator', user, ...rights }),
  member: (user) => ({ status: 'member', user }),
  restricted: (user) => ({ status: 'restricted', user, is_member: true, until_date: 0, ...nothingAllowed }),
  left: (user) => ({ status: 'left', user }),
  kicked: (user) => ({ status: 'kicked', user, until_date: 0 }),
}

const userOf = (world: World, id: number): User | undefined =>
  id === world.bot.id ? world.bot : world.people.get(id)?.user

export const chatMethods: Methods = {
  /** A bot only sees other members where it is an administrator. */
  getChatMember({ world }, args) {
    const { chat, members } = roomOf(world, args.chat_id)
    const id = Number(args.user_id)
    const user = userOf(world, id)
    if (!user) throw badRequest('PARTICIPANT_ID_INVALID')
    if (chat.type === 'private') return memberAs.member(user)
    if (id !== world.bot.id && members.get(world.bot.id) !== 'administrator')
      throw badRequest(chat.type === 'channel' ? 'member list is inaccessible' : 'CHAT_ADMIN_REQUIRED')
    return memberAs[members.get(id) ?? 'left'](user)
  },
  getChat({ world }, args) {
    const { chat } = roomOf(world, args.chat_id)
    return { ...chat, accent_color_id: 0, max_reaction_count: 11 } as ChatFullInfo
  },
}
