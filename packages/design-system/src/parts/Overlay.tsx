import { lazy } from 'react'
import { OnceOpen } from './OnceOpen.tsx'
import type { OverlayProps } from './OverlaySheet.tsx'
import { loadOverlaySheet } from './sheetCode.ts'

const OverlaySheet = lazy(async () => ({ default: (await loadOverlaySheet()).OverlaySheet }))

/** A sheet over everything else. */
export function Overlay(props: OverlayProps) {
  return (
    <OnceOpen isOpen={props.isOpen}>
      <OverlaySheet {...props} />
    </OnceOpen>
  )
}
