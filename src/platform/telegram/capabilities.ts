/** Client that runs the app: protocol version and platform. */
export interface Client {
  readonly version: string
  /** Value of the launch parameters: `ios`, `android`, `tdesktop`, `macos`, `weba`, `webk`, … */
  readonly platform: string
}

interface Need {
  /** First protocol version with the feature. */
  readonly since: string
  /** Platforms with the feature; all by default. */
  readonly on?: readonly string[]
}

const phones = ['ios', 'android', 'android_x'] as const

/** Requirements of each Telegram feature. The interface offers nothing that the current client lacks. */
export const needs = {
  mainButton: { since: '6.0' },
  closingConfirmation: { since: '6.0' },
  backButton: { since: '6.1' },
  haptics: { since: '6.1', on: phones },
  linksOut: { since: '6.0', on: ['ios'] },
  telegramLinks: { since: '6.1' },
  headerColour: { since: '6.1' },
  backgroundColour: { since: '6.1' },
  popup: { since: '6.2' },
  cloudStorage: { since: '6.9' },
  writeAccess: { since: '6.9' },
  settingsButton: { since: '6.10' },
  swipeGuard: { since: '7.7', on: phones },
  secondaryButton: { since: '7.10' },
  bottomBarColour: { since: '7.10' },
  safeArea: { since: '8.0' },
  sharedMessages: { since: '8.0' },
  homeScreen: { since: '8.0', on: phones },
} as const satisfies Record<string, Need>

export type Feature = keyof typeof needs

/** 6.10 is newer than 6.9. */
function atLeast(version: string, since: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [wantedMajor = 0, wantedMinor = 0] = since.split('.').map(Number)
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)
}

export function can(feature: Feature, { version, platform }: Client): boolean {
  const { since, on }: Need = needs[feature]
  return atLeast(version, since) && (!on || on.includes(platform))
}
