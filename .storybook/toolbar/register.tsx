import { themeCss } from '@trade-portal/design-system/brands'
// Storybook compiles JSX of its manager to calls of `React`.
import React, { useState } from 'react'
import { addons, types, useGlobals, useStorybookApi } from 'storybook/manager-api'
import { Button, Form, PopoverProvider } from '../internalComponents.ts'
import { colourFromAddress, colourInAddress, fromAddress, inAddress, initialOf, menus, type Field } from './menus.ts'

type Fields = Readonly<Record<string, Field>>

addons.register('portal/toolbar', () => {
  for (const { title, fields } of menus)
    addons.add(`portal/toolbar/${title}`, {
      type: types.TOOL,
      title,
      match: ({ viewMode }) => viewMode === 'story' || viewMode === 'docs',
      render: () => <MenuTool title={title} fields={fields} />,
    })
})

/** A button that names what differs from the initial values, and opens the fields of its menu. */
function MenuTool({ title, fields }: { readonly title: string; readonly fields: Fields }) {
  const [globals] = useGlobals()
  const changes = Object.entries(fields).flatMap(([name, field]) => {
    const value: unknown = globals[name] ?? initialOf(field)
    if (value === initialOf(field) || (field.kind === 'colour' && globals['brand'] !== 'own')) return []
    return field.kind === 'choice' ? (field.choices[String(value)] ?? []) : field.kind === 'switch' ? field.label : []
  })
  return (
    <PopoverProvider
      ariaLabel={title}
      placement="bottom-start"
      padding={16}
      popover={<MenuFields title={title} fields={fields} />}
    >
      <Button variant="ghost" padding="small" ariaLabel={false} active={changes.length > 0}>
        {changes.length > 0 ? `${title}: ${changes.join(', ')}` : title}
      </Button>
    </PopoverProvider>
  )
}

const grid = { display: 'grid', gap: 12, width: 300, maxHeight: '70vh', overflowY: 'auto' } as const

function MenuFields({ title, fields }: { readonly title: string; readonly fields: Fields }) {
  const [globals] = useGlobals()
  const colourOf = (name: string) => colourFromAddress(String(globals[name] ?? ''))
  const colours = { primary: colourOf('primary'), masthead: colourOf('masthead'), hyperlink: colourOf('hyperlink') }
  const isOwn = globals['brand'] === 'own'
  const api = useStorybookApi()
  return (
    <div style={grid}>
      {Object.entries(fields).map(([name, field]) => (
        <GlobalField key={name} name={name} field={field} />
      ))}
      {title === 'Brand' && (
        <React.Fragment>
          <CopyLink key={JSON.stringify(globals)} />
          {isOwn && (
            <a href={`data:text/css,${encodeURIComponent(themeCss(colours))}`} download="theme.css">
              Save theme.css
            </a>
          )}
          <Button ariaLabel={false} onClick={() => api.selectStory('foundations-theming--live')}>
            Check the contrast
          </Button>
        </React.Fragment>
      )}
    </div>
  )
}

/** Copies the address of this page, which keeps what the toolbar has set. */
function CopyLink() {
  const [result, setResult] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href)
      setResult('Copied. The link shows this page with what is set here.')
    } catch {
      setResult('The browser did not allow it. Copy the address of this page.')
    }
  }
  return (
    <React.Fragment>
      <Button ariaLabel={false} onClick={() => void copy()}>
        Copy link
      </Button>
      <p role="status" style={{ margin: 0 }}>
        {result}
      </p>
    </React.Fragment>
  )
}

function GlobalField({ name, field }: { readonly name: string; readonly field: Field }) {
  const [globals, updateGlobals, storyGlobals] = useGlobals()
  const value: unknown = globals[name] ?? initialOf(field)
  const isFixed = Object.hasOwn(storyGlobals, name)
  const set = (next: string | boolean) =>
    updateGlobals({ [name]: next, ...(field.kind === 'colour' && { brand: 'own' }) })
  if (field.kind === 'switch')
    return (
      <label style={{ display: 'flex', gap: 8, alignItems: 'start' }}>
        <Form.Checkbox
          checked={value === true}
          disabled={isFixed}
          onChange={({ currentTarget }) => set(currentTarget.checked)}
        />
        <span>
          {field.label}
          <br />
          <code>{name}</code>
        </span>
      </label>
    )
  if (field.kind === 'choice')
    return (
      <label style={{ display: 'grid', gap: 4 }}>
        <b>{field.label}</b>
        <Form.Select
          value={String(value)}
          disabled={isFixed}
          onChange={({ currentTarget }) => set(currentTarget.value)}
        >
          {Object.entries(field.choices).map(([key, text]) => (
            <option key={key} value={key}>
              {text}
            </option>
          ))}
        </Form.Select>
      </label>
    )
  const fallback = field.kind === 'colour' ? field.fallback : undefined
  return <TextGlobal label={field.label} fallback={fallback} value={String(value)} onChange={set} />
}

interface TextGlobalProps {
  readonly label: string
  /** The colour that is used while the field is empty; undefined for an address. */
  readonly fallback: string | undefined
  /** The value as the address of the page keeps it. */
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A colour, or the address of a picture. What cannot be used is marked and not kept. */
function TextGlobal({ label, fallback, value, onChange }: TextGlobalProps) {
  const isColour = fallback !== undefined
  const [typed, setTyped] = useState(isColour ? colourFromAddress(value) : fromAddress(value))
  const kept = keptText(typed.trim(), isColour)
  const change = (text: string) => {
    setTyped(text)
    const next = keptText(text.trim(), isColour)
    if (next !== undefined) onChange(next)
  }
  return (
    <div style={{ display: 'flex', gap: 8, alignItems: 'end' }}>
      <label style={{ display: 'grid', gap: 4, flex: 1 }}>
        <b>{label}</b>
        <Form.Input
          value={typed}
          placeholder={fallback ?? 'https://…/logo.svg'}
          {...(kept === undefined && { valid: 'error' as const })}
          aria-invalid={kept === undefined}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
      </label>
      {isColour && (
        <input
          type="color"
          aria-label={`Pick: ${label}`}
          value={kept ? colourFromAddress(kept) : fallback}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
      )}
    </div>
  )
}

/** The text in the form in which an address can hold it; undefined if it cannot be used. */
function keptText(text: string, isColour: boolean): string | undefined {
  if (text === '') return ''
  if (isColour) return colourInAddress(text)
  return /^https?:/.test(text) && URL.canParse(text) ? inAddress(text) : undefined
}
