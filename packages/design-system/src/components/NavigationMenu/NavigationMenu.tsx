import { useCallback, useId, useMemo, useRef, useState } from 'react'
import type { FocusEvent, PointerEvent } from 'react'
import { Button } from 'react-aria-components'
import { classes } from '../../css/classes.ts'
import { Icon } from '../../icons/Icon.tsx'
import type { IconName } from '../../icons/shapes.tsx'
import * as bar from '../../parts/mastheadItem.css.ts'
import { useDelay } from '../../parts/useDelay.ts'
import { useOnChange } from '../../parts/useOnChange.ts'
import { levelsOf } from './NavigationEntry.ts'
import type { NavigationEntry } from './NavigationEntry.ts'
import { NavigationLevel } from './NavigationLevel.tsx'
import { closesAfter, opensAfter } from './timing.ts'
import { useDismiss } from './useDismiss.ts'
import { usePanelPlace } from './usePanelPlace.ts'
import * as styles from './NavigationMenu.css.ts'

export interface NavigationMenuProps {
  /** On the button that opens it. */
  label: string
  /** On a phone it stands there alone. */
  icon?: IconName
  entries: readonly NavigationEntry[]
  /** With which edge of its button the panel lines up, where there is room for that. */
  align?: 'start' | 'end'
  /** The page that is shown is one of these. */
  isCurrent?: boolean
  /** The address that is shown. When it changes the menu closes. */
  closeOn?: string
  /** How long the mouse rests on something before it opens. */
  openDelayMs?: number
  /** How long the menu stays after the mouse has left it. */
  closeDelayMs?: number
}

/** `entered`: the focus goes into the panel as it opens. `hovered`: the first press finds it open and leaves it so. */
type State = 'closed' | 'hovered' | 'pressed' | 'entered'

/**
 * A button on the brand bar with the pages behind it. Opens under a resting mouse, by a press and by Arrow Down.
 * These are links and not a menu of commands, so that each can be opened in a tab of its own.
 */
export function NavigationMenu({
  label,
  icon,
  entries,
  align = 'start',
  isCurrent = false,
  closeOn,
  openDelayMs = opensAfter,
  closeDelayMs = closesAfter,
}: NavigationMenuProps) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<State>('closed')
  const pointer = useDelay()
  const isOpen = state !== 'closed'
  const levels = useMemo(() => levelsOf(entries), [entries])

  const vanish = useCallback(() => {
    pointer.cancel()
    setState('closed')
  }, [pointer])
  const close = useCallback(() => {
    if (panel.current?.contains(document.activeElement)) trigger.current?.focus({ preventScroll: true })
    vanish()
  }, [vanish])
  useDismiss(root, isOpen, { onEscape: close, onElsewhere: vanish })
  useOnChange(closeOn, close)
  usePanelPlace(root, panel, isOpen, levels, align)

  const onPointerEnter = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return
    if (isOpen) pointer.cancel()
    else pointer.start(() => setState('hovered'), openDelayMs)
  }
  const onPointerLeave = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return
    // Whoever is in the panel by keyboard has not left it with the mouse.
    const leave = () => panel.current?.querySelector(':focus-visible') ?? close()
    pointer.start(leave, closeDelayMs)
  }
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !root.current?.contains(relatedTarget)) vanish()
  }
  const press = () => {
    pointer.cancel()
    setState(state === 'closed' || state === 'hovered' ? 'pressed' : 'closed')
  }
  const enter = () => {
    if (isOpen) panel.current?.querySelector<HTMLElement>('a, button')?.focus()
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
      <Button
        ref={trigger}
        aria-expanded={isOpen}
        {...(isOpen && { 'aria-controls': id })}
        {...(isCurrent && { 'data-current': true })}
        onPress={press}
        className={bar.item}
      >
        {icon && <Icon name={icon} />}
        <span className={classes(icon && bar.wideOnly)}>{label}</span>
        <span className={styles.sign}>
          <Icon name="chevronDown" size="small" />
        </span>
      </Button>
      {isOpen && (
        <div ref={panel} id={id} className={classes(styles.panel, styles.width[levels > 1 ? 'columns' : 'list'])}>
          <NavigationLevel
            label={label}
            entries={entries}
            depth="first"
            takesFocus={state === 'entered'}
            delayMs={openDelayMs}
            onFollow={close}
          />
        </div>
      )}
    </div>
  )
}
