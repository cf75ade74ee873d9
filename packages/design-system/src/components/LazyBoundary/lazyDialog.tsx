import { createElement, useState, type ComponentType } from 'react'
import { lazyCode, type LazyCode } from '../../parts/lazyCode.ts'
import { LazyBoundary } from './LazyBoundary.tsx'

interface LazyDialogProps {
  /** For one that is not removed when it is closed, so that it can animate; true unless given. */
  isOpen?: boolean
  onClose: () => void
}

/**
 * A dialog, or anything else that a press opens, whose code is loaded when it is opened first. While that takes long, and
 * if it fails, the page says so and stays as it is.
 */
export function lazyDialog<Props extends LazyDialogProps>(load: () => Promise<ComponentType<Props>>): LazyCode<Props> {
  const Code = lazyCode(load)
  function LazyDialog(props: Props) {
    const { isOpen = true, onClose } = props
    const [wasOpen, setWasOpen] = useState(isOpen)
    if (isOpen && !wasOpen) setWasOpen(true)
    return (
      wasOpen && (
        <LazyBoundary isOpen={isOpen} onClose={onClose}>
          {createElement(Code, props)}
        </LazyBoundary>
      )
    )
  }
  return Object.assign(LazyDialog, { preload: Code.preload })
}
