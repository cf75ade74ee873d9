import { useEffect, useState } from 'react'
import { StoryLink } from './DocsPage.tsx'

const widths = [360, 768, 1280] as const

interface Screen {
  readonly id: string
  readonly title: string
}

/** The typical state of every screen at three widths, as `pnpm pictures --update-snapshots` took them. */
export function AllScreensPage() {
  const screens = useScreens()
  return screens.map(({ id, title }) => (
    <section key={id}>
      <h3>
        <StoryLink story={id}>{title}</StoryLink>
      </h3>
      <div style={{ display: 'flex', gap: '1rem', alignItems: 'start', overflowX: 'auto' }}>
        {widths.map((width) => (
          <Picture key={width} id={id} width={width} />
        ))}
      </div>
    </section>
  ))
}

function Picture({ id, width }: { readonly id: string; readonly width: number }) {
  const [isMissing, setMissing] = useState(false)
  return (
    <figure style={{ flex: `${width} 1 0`, minWidth: `${70 + width / 8}px`, margin: 0 }}>
      {isMissing ? (
        <p>No picture yet. Run pnpm pictures --update-snapshots.</p>
      ) : (
        <img
          src={`pictures/${id}-${width}-default.png`}
          alt={`${width} pixels wide`}
          loading="lazy"
          onError={() => setMissing(true)}
          style={{ display: 'block', width: '100%', maxHeight: '26rem', objectFit: 'cover', objectPosition: 'top' }}
        />
      )}
      <figcaption>{width}</figcaption>
    </figure>
  )
}

interface StoryIndex {
  readonly entries: Readonly<Record<string, Screen & { readonly name: string }>>
}

function useScreens(): readonly Screen[] {
  const [screens, setScreens] = useState<readonly Screen[]>([])
  useEffect(() => {
    const read = async () => {
      const { entries }: StoryIndex = await (await fetch('index.json')).json()
      const typical = Object.values(entries).filter(
        ({ title, name }) => title.startsWith('Screens/') && title.endsWith('/States') && name === 'Typical',
      )
      setScreens(typical.map(({ id, title }) => ({ id, title: title.split('/').slice(1, -1).join(', ') })))
    }
    void read()
  }, [])
  return screens
}
