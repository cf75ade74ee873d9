import { useCallback, useId, useRef, useState, type FocusEvent, type PointerEvent } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import type { IconName } from '../../icons/shapes.tsx'
import { VisuallyHidden } from '../../layout/Hidden.tsx'
import * as bar from '../../parts/mastheadItem.css.ts'
import { PlainButton } from '../../parts/PlainButton.tsx'
import { useOnChange } from '../../parts/useOnChange.ts'
import { lazyDialog } from '../lazyDialog/lazyDialog.tsx'
import type { NavigationEntry } from './NavigationEntry.ts'
import * as styles from './NavigationMenu.css.ts'
import { closeDelay, openDelay, useDelay } from './useDelay.ts'
import { useDismiss } from './useDismiss.ts'

const NavigationPanel = lazyDialog(async () => (await import('./NavigationPanel.tsx')).NavigationPanel)

interface NavigationMenuProps {
  /** Text of the button that opens the menu. */
  label: string
  /** Shown in place of the label where the window is not wide. Screen readers read the label everywhere. */
  icon?: IconName
  entries: readonly NavigationEntry[]
  /** The panel is aligned with this edge of the button, if there is space. */
  align?: 'start' | 'end'
  /** Whether one of the entries is the current page. */
  isCurrent?: boolean
  /** The current address. When it changes, the menu closes. */
  closeOn?: string
}

/**
 * How the menu was opened. `hovered`: by the mouse, so the first press keeps the menu open. `entered`: with Arrow Down,
 * which also moves the focus into the menu.
 */
type State = 'closed' | 'hovered' | 'pressed' | 'entered'

/**
 * A masthead button that opens a panel of pages when the mouse rests on it, on a press, or on Arrow Down. The entries are
 * links, not menu commands, so that each can be opened in a new tab.
 */
export function NavigationMenu({
  label,
  icon,
  entries,
  align = 'start',
  isCurrent = false,
  closeOn,
}: NavigationMenuProps) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<State>('closed')
  const pointer = useDelay()
  const isOpen = state !== 'closed'

  const dismiss = useCallback(() => {
    pointer.cancel()
    setState('closed')
  }, [pointer])
  const close = useCallback(() => {
    if (root.current?.contains(document.activeElement)) trigger.current?.focus({ preventScroll: true })
    dismiss()
  }, [dismiss])
  useDismiss(root, isOpen, { onEscape: close, onDismiss: dismiss })
  useOnChange(closeOn, close)

  const onPointerEnter = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return
    if (isOpen) pointer.cancel()
    else pointer.start(() => setState('hovered'), openDelay)
  }
  const onPointerLeave = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return
    // The menu stays open while the panel has the keyboard focus.
    const leave = () => {
      const focused = root.current?.querySelector(':focus-visible') ?? null
      if (focused === null || focused === trigger.current) close()
    }
    pointer.start(leave, closeDelay)
  }
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !root.current?.contains(relatedTarget)) dismiss()
  }
  const press = () => {
    pointer.cancel()
    setState(state === 'closed' || state === 'hovered' ? 'pressed' : 'closed')
  }
  const enter = () => {
    if (panel.current) panel.current.querySelector<HTMLElement>('a, button')?.focus()
    else setState('entered')
  }

  return (
    <div
      ref={root}
      role="presentation"
      className={styles.root}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
      onBlur={onBlur}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return
        event.preventDefault()
        enter()
      }}
    >
      <PlainButton
        ref={trigger}
        aria-expanded={isOpen}
        {...(isOpen && { 'aria-controls': id })}
        {...(isCurrent && { 'data-current': true })}
        onPress={press}
        className={bar.item}
      >
        {icon && (
          <span className={styles.icon}>
            <Icon name={icon} />
          </span>
        )}
        {icon ? <VisuallyHidden below="wide">{label}</VisuallyHidden> : label}
        <span className={styles.sign}>
          <Icon name="chevronDown" size="small" />
        </span>
      </PlainButton>
      {isOpen && (
        <NavigationPanel
          id={id}
          root={root}
          panel={panel}
          align={align}
          label={label}
          entries={entries}
          takesFocus={state === 'entered'}
          onClose={close}
        />
      )}
    </div>
  )
}

NavigationMenu.preload = NavigationPanel.preload
