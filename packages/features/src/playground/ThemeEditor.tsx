import { ColorField, Heading, Split, Stack, Text } from '@trade-portal/design-system'
import { brandDefaults, readBrand, readColour, applyBrand, type BrandColours } from '@trade-portal/design-system/theme'
import { useState, type ReactNode, useLayoutEffect } from 'react'
import { ContrastTable } from './ContrastTable.tsx'
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
}

/** Edits the three brand colours. Shows their contrast, and the `theme.css` file for a deployment. */
export function ThemeEditor({ preview, renderExamples }: ThemeEditorProps) {
  const [written, setWritten] = useState(startingColours)
  useBrandPreview(written)
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

/** Applies these colours to the whole page while the caller is mounted. */
function useBrandPreview({ primary, masthead, hyperlink }: BrandColours): void {
  useLayoutEffect(
    () => applyBrand(document.documentElement, { primary, masthead, hyperlink }),
    [primary, masthead, hyperlink],
  )
}
