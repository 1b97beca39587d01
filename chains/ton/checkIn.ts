/** First 32 bits of each message body of the check-in contract (contracts/ton/messages.tolk). */
export const checkInOps = { checkIn: 0xbb5a01af, recordDay: 0x74a05def, checkedIn: 0x73831456, repeatCheckIn: 0x5a8b963b } as const
