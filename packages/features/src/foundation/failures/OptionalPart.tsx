import { Suspense, type ReactNode } from 'react'
import { ScreenErrorBoundary } from './ScreenErrorBoundary.tsx'

interface OptionalPartProps {
  /** Shown until the code of the part is loaded. If loading fails, it stays. */
  readonly placeholder?: ReactNode
  readonly children: ReactNode
}

/** A part of a screen whose code is loaded later. The screen works without it. */
export function OptionalPart({ placeholder, children }: OptionalPartProps) {
  return (
    <ScreenErrorBoundary frame={() => placeholder}>
      <Suspense fallback={placeholder}>{children}</Suspense>
    </ScreenErrorBoundary>
  )
}
