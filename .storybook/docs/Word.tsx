const breakLast = { overflowWrap: 'break-word' } as const

/** A name that its column gives room. It breaks only where the window is narrower. */
export function Word({ children }: { children: string }) {
  return <span style={breakLast}>{children}</span>
}
