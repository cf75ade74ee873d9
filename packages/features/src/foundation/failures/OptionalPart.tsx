import { Suspense, type ReactNode } from 'react'
import { ScreenErrorBoundary } from './ScreenErrorBoundary.tsx'

interface OptionalPartProps {
  /** Shown until the code of the part has been loaded, and permanently if loading fails. */
  readonly placeholder?: ReactNode
  readonly children: ReactNode
}

/** A part of a screen whose code is loaded later. The rest of the screen works without it. */
export function OptionalPart({ placeholder, children }: OptionalPartProps) {
  return (
    <ScreenErrorBoundary frame={() => placeholder}>
      <Suspense fallback={placeholder}>{children}</Suspense>
    </ScreenErrorBoundary>
  )
}
