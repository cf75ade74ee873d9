import { use, type ReactNode } from 'react'
import { Button, Menu as AriaMenu, MenuItem, MenuTrigger, RouterProvider, Separator } from 'react-aria-components'
import { classes } from '../../css/classes.ts'
import { Icon } from '../../icons/Icon.tsx'
import type { IconName } from '../../icons/shapes.tsx'
import * as hidden from '../../layout/layout.css.ts'
import { RouterContext } from '../../parts/Anchor.tsx'
import { AriaLocale } from '../../parts/AriaLocale.tsx'
import * as look from '../../parts/buttonStyles.css.ts'
import * as popover from '../../parts/popover.css.ts'
import { PopoverPanel } from '../../parts/PopoverPanel.tsx'
import * as button from '../IconButton/IconButton.css.ts'

export type MenuEntry =
  | {
      kind: 'link'
      label: string
      href: string
      icon?: IconName
      /** Marks the current entry among similar ones, such as one of several views. */
      isCurrent?: boolean
      /** Called when the link is followed. */
      onAction?: () => void
    }
  | { kind: 'action'; label: string; onAction: () => void; icon?: IconName }
  | { kind: 'separator' }

interface MenuProps {
  /** Text of the button that opens the menu. */
  label: string
  icon?: IconName
  /** `icon` shows only the icon, and in a wide window also the label. */
  variant?: 'button' | 'icon'
  size?: keyof typeof look.size
  items: readonly MenuEntry[]
  /** Shown in the open menu if it has no items. */
  emptyText?: string
}

/** A button that opens a short list of actions or links. */
export function Menu({ label, icon, variant = 'button', size = 'standard', items, emptyText }: MenuProps) {
  const trigger = {
    button: classes(look.button, look.size[size], look.look.secondary.brand),
    icon: classes(look.button, look.square, button.labelled.wide, look.look.secondary.brand),
  }
  return (
    <AriaLocale>
      <MenuTrigger>
        <Button className={trigger[variant]} {...(variant === 'icon' && { 'aria-label': label })}>
          {icon && (
            <span {...(variant === 'icon' && { title: label })} className={button.face}>
              <Icon name={icon} />
              {variant === 'icon' && <span className={hidden.below.wide}>{label}</span>}
            </span>
          )}
          {variant !== 'icon' && (
            <>
              <span>{label}</span>
              <Icon name="chevronDown" size="small" />
            </>
          )}
        </Button>
        <PopoverPanel title={label} isAsWideAsTrigger placement={variant === 'button' ? 'bottom start' : 'bottom end'}>
          {(titleId) => (
            <InRouter>
              <AriaMenu
                aria-labelledby={titleId}
                className={popover.list}
                {...(emptyText !== undefined && {
                  renderEmptyState: () => <div className={popover.empty}>{emptyText}</div>,
                })}
              >
                {items.map((item, index) => entry(item, keyOf(item, items.slice(0, index))))}
              </AriaMenu>
            </InRouter>
          )}
        </PopoverPanel>
      </MenuTrigger>
    </AriaLocale>
  )
}

/** Gives the router to React Aria, which handles the links of its menus itself. */
function InRouter({ children }: { children: ReactNode }) {
  const { navigate, useHref } = use(RouterContext)
  if (navigate === undefined) return children
  return (
    <RouterProvider navigate={navigate} useHref={useHref}>
      {children}
    </RouterProvider>
  )
}

/**
 * The label of an entry, and how many entries before it have the same. An entry that appears while the menu is open must not
 * change what a press or the focus on another one means.
 */
function keyOf(item: MenuEntry, before: readonly MenuEntry[]): string {
  const label = labelOf(item)
  return `${label} ${before.filter((other) => labelOf(other) === label).length}`
}

const labelOf = (item: MenuEntry) => (item.kind === 'separator' ? '' : item.label)

function entry(item: MenuEntry, key: string) {
  if (item.kind === 'separator') return <Separator key={key} className={popover.separator} />
  const destination =
    item.kind === 'link'
      ? {
          href: item.href,
          ...(item.onAction && { onAction: item.onAction }),
        }
      : { onAction: item.onAction }
  return (
    <MenuItem key={key} id={key} {...destination} textValue={item.label} className={popover.item}>
      {item.icon && <Icon name={item.icon} />}
      <span>{item.label}</span>
      {item.kind === 'link' && item.isCurrent && <Icon name="check" size="small" label="current" />}
    </MenuItem>
  )
}
