import { ColorField, Heading, Split, Stack, Text, Badge, Table } from '@trade-portal/design-system'
import {
  brandDefaults,
  readBrand,
  readColour,
  applyBrand,
  deriveBrand,
  measureContrast,
  type BrandColours,
  type Measurement,
} from '@trade-portal/design-system/theme'
import { useState, useLayoutEffect, type ReactNode } from 'react'
import { ThemeFile } from './ThemeFile.tsx'

const fields = [
  { name: 'primary', label: 'Primary', description: 'Buttons and whatever is chosen.' },
  { name: 'masthead', label: 'Masthead', description: 'The bar at the top of every page.' },
  { name: 'hyperlink', label: 'Hyperlink', description: 'Links and the small buttons that look like them.' },
] as const

export type EditedColours = Record<(typeof fields)[number]['name'], string>

interface ThemeEditorProps {
  /** Shown beside the fields. The edited colours apply to the whole page, too. */
  readonly preview: ReactNode
  /** Renders colours to start from. @param choose Puts the colours into the fields. */
  readonly renderExamples?: (choose: (colours: EditedColours) => void) => ReactNode
  /** Below the fields. */
  readonly action?: ReactNode
}

/** Edits the three brand colours. Shows their contrast, and the `theme.css` file for a deployment. */
export function ThemeEditor({ preview, renderExamples, action }: ThemeEditorProps) {
  const [written, setWritten] = useState(startingColours)
  const { primary, masthead, hyperlink } = written
  // Applies the colours to the whole page until this component is unmounted.
  useLayoutEffect(
    () => applyBrand(document.documentElement, { primary, masthead, hyperlink }),
    [primary, masthead, hyperlink],
  )
  return (
    <Stack space="large">
      <Split
        side="start"
        aside={
          <Stack space="medium">
            <Heading level={2}>Colours</Heading>
            {renderExamples?.(setWritten)}
            {fields.map(({ name, label, description }) => (
              <ColorField
                key={name}
                label={label}
                description={description}
                value={written[name]}
                onChange={(value) => setWritten((before) => ({ ...before, [name]: value }))}
                fallback={brandDefaults[name]}
                errorMessage={colourError(written[name])}
              />
            ))}
            <Text size="small" tone="subdued">
              Any CSS notation will do: a name, #hex, RGB, HSL, OKLCH. Left empty, the portal keeps its own colour.
            </Text>
            {action}
          </Stack>
        }
      >
        {preview}
      </Split>
      <Split side="end" aside={<ThemeFile colours={written} />}>
        <ContrastTable colours={written} />
      </Split>
    </Stack>
  )
}

function startingColours() {
  const { primary, masthead, hyperlink } = readBrand(document.documentElement)
  return {
    primary: primary || brandDefaults.primary,
    masthead: masthead || brandDefaults.masthead,
    hyperlink: hyperlink || brandDefaults.hyperlink,
  }
}

function colourError(written: string): string | undefined {
  if (written.trim() === '' || readColour(written)) return undefined
  return `This is not a colour, so the portal keeps its own. Try a name such as teal, or ${brandDefaults.primary}.`
}

/** The lowest contrast of each element that uses a brand colour. */
function ContrastTable({ colours }: { readonly colours: BrandColours }) {
  const lowest = lowestOfEach(measureContrast(deriveBrand(colours)).filter(({ isBrand }) => isBrand))
  return (
    <Stack space="small">
      <Heading level={2}>Contrast</Heading>
      <Text tone="subdued">
        Text on your colours turns white or black, buttons and links darken and pale buttons get an edge until
        everything can be read. Each is measured where it stands out least.
      </Text>
      <Table
        label="Contrast"
        columns={[
          { key: 'what', header: 'What' },
          { key: 'ratio', header: 'Ratio', align: 'end' },
          { key: 'needs', header: 'Needs', align: 'end' },
          { key: 'result', header: 'Result' },
        ]}
        rows={lowest.map(({ what, ratio, needs, isEnough }) => ({
          key: what,
          cells: {
            what,
            ratio: ratio.toFixed(2),
            needs: needs.toFixed(1),
            result: isEnough ? <Badge tone="positive">Passes</Badge> : <Badge tone="critical">Too faint</Badge>,
          },
        }))}
      />
    </Stack>
  )
}

function lowestOfEach(measurements: readonly Measurement[]): Measurement[] {
  const lowest = new Map<string, Measurement>()
  for (const measurement of measurements) {
    const previous = lowest.get(measurement.what)
    if (!previous || measurement.ratio < previous.ratio) lowest.set(measurement.what, measurement)
  }
  return [...lowest.values()]
}
