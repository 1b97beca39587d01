import type { SentEvent } from '../hostScript.ts'

export interface ButtonLook {
  readonly is_visible?: boolean
  readonly is_active?: boolean
  readonly is_progress_visible?: boolean
  readonly text?: string
  readonly color?: string
  readonly text_color?: string
}

export interface PopupButton {
  readonly id?: string
  readonly type?: 'default' | 'destructive' | 'ok' | 'close' | 'cancel'
  readonly text?: string
}

/** Question to the user at the phone. */
export type Asked =
  | {
      readonly kind: 'popup'
      readonly title: string
      readonly message: string
      readonly buttons: readonly PopupButton[]
    }
  | { readonly kind: 'write_access' }
  | { readonly kind: 'prepared'; readonly id: string }
  | { readonly kind: 'home_screen' }
  | { readonly kind: 'share'; readonly text: string }
  | { readonly kind: 'leave' }

/** Telegram's interface around the app, as the app has requested it. */
export interface Chrome {
  readonly main: ButtonLook
  readonly secondary: ButtonLook
  readonly back: boolean
  readonly settings: boolean
  /** A color, or a theme color's name. */
  readonly header: string | null
  readonly bottomBar: string | null
  readonly asksBeforeClosing: boolean
  readonly ready: boolean
  readonly haptic: string | null
  readonly asked: Asked | null
}

export const bare: Chrome = {
  main: {},
  secondary: {},
  back: false,
  settings: false,
  header: null,
  bottomBar: null,
  asksBeforeClosing: false,
  ready: false,
  haptic: null,
  asked: null,
}

type Data = Readonly<Record<string, unknown>>
const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const colourIn = (data: Data): string | null => text(data['color']) || text(data['color_key']) || null

/** Change of each app message; all others change nothing visible. */
const changes: Readonly<Record<string, (chrome: Chrome, data: Data) => Partial<Chrome>>> = {
  web_app_ready: () => ({ ready: true }),
  web_app_setup_main_button: ({ main }, data) => ({ main: { ...main, ...(data as ButtonLook) } }),
  web_app_setup_secondary_button: ({ secondary }, data) => ({ secondary: { ...secondary, ...(data as ButtonLook) } }),
  web_app_setup_back_button: (_, data) => ({ back: data['is_visible'] === true }),
  web_app_setup_settings_button: (_, data) => ({ settings: data['is_visible'] === true }),
  web_app_set_header_color: (_, data) => ({ header: colourIn(data) }),
  web_app_set_bottom_bar_color: (_, data) => ({ bottomBar: colourIn(data) }),
  web_app_setup_closing_behavior: (_, data) => ({ asksBeforeClosing: data['need_confirmation'] === true }),
  web_app_trigger_haptic_feedback: (_, data) => ({
    haptic: text(data['notification_type']) || text(data['impact_style']) || text(data['type']),
  }),
  web_app_open_popup: (_, data) => ({
    asked: {
      kind: 'popup',
      title: text(data['title']),
      message: text(data['message']),
      buttons: (data['buttons'] ?? []) as readonly PopupButton[],
    },
  }),
  web_app_request_write_access: () => ({ asked: { kind: 'write_access' } }),
  web_app_send_prepared_message: (_, data) => ({ asked: { kind: 'prepared', id: text(data['id']) } }),
  web_app_add_to_home_screen: () => ({ asked: { kind: 'home_screen' } }),
}

export const chromeAfter = (chrome: Chrome, { type, data }: SentEvent): Chrome => ({
  ...chrome,
  ...changes[type]?.(chrome, (data ?? {}) as Data),
})

/** Resolves a theme color's name, or returns the color itself. */
export const colourOf = (named: string | null, theme: Readonly<Record<string, string>>, usual: string): string =>
  (named === null ? theme[usual] : (theme[named] ?? named)) ?? '#000000'
