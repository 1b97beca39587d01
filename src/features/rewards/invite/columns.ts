export const inviteColumn = 'grid grid-cols-[minmax(0,1fr)] content-start gap-4 min-[48rem]:gap-6'
export const inviteColumns = `${inviteColumn} items-start min-[48rem]:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)] min-[60rem]:grid-cols-[minmax(0,30rem)_minmax(0,1fr)]`
