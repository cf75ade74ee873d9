import type { Palette } from './palette.ts'

const row = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

/** What comes in lengths, sheets, rolls and bags. */
export const materials = {
  plank: ({ light, main, dark }: Palette) =>
    row(3, (n) => {
      const y = 196 - n * 36
      const x = 60 + n * 14
      return `<path d="M${x} ${y}l230-34 30 8-230 36z" fill="${light}"/><path d="M${x} ${y}l30 10v26l-30-10z" fill="${dark}"/><path d="M${x + 30} ${y + 10}l230-36v26l-230 36z" fill="${main}"/><path d="M${x + 50} ${y + 18}l190-30M${x + 44} ${y + 27}l150-24" stroke="${dark}" stroke-width="1.5" opacity=".45"/>`
    }),
  sheet: ({ light, main, dark }: Palette) =>
    row(9, (n) => {
      const x = 62 + n * 30
      return `<path d="M${x} 92q15-26 30 0l-14 132q-15-24-30 0z" fill="${n % 2 ? main : light}"/><path d="M${x} 92l-14 132" stroke="${dark}" stroke-width="2" opacity=".5"/>`
    }),
  gutter: ({ light, main, dark }: Palette) =>
    `<path d="M70 120l220-40 44 16-220 42z" fill="${dark}"/><path d="M70 120v58q0 20 22 24l22 4v-68z" fill="${light}"/><path d="M114 138l220-42v62q0 10-10 12l-210 36z" fill="${main}"/><path d="M114 156l220-42" stroke="${light}" stroke-width="4" opacity=".7"/>`,
  batt: ({ light, main, dark }: Palette) =>
    row(3, (n) => {
      const y = 178 - n * 44
      return `<rect x="84" y="${y}" width="232" height="42" rx="12" fill="${n % 2 ? light : main}"/><path d="M98 ${y + 14}q20 10 40 0t40 0 40 0 40 0 40 0M98 ${y + 28}q20 10 40 0t40 0 40 0 40 0 40 0" fill="none" stroke="${dark}" stroke-width="2" opacity=".4"/>`
    }),
  roll: ({ light, main, dark }: Palette) =>
    `<path d="M140 96h150q34 8 34 62t-34 70H140z" fill="${main}"/><ellipse cx="140" cy="162" rx="42" ry="66" fill="${light}"/><path d="M140 118c26 0 30 84 0 88-22 0-26-62-4-66 14 0 16 40 4 42" fill="none" stroke="${dark}" stroke-width="4"/><path d="M182 110h120M186 214h112" stroke="${light}" stroke-width="3" opacity=".6"/>`,
  board: ({ light, main, dark }: Palette) =>
    row(3, (n) => {
      const x = 92 + n * 26
      const y = 74 + n * 10
      return `<path d="M${x} ${y}l150-14v140l-150 18z" fill="${n === 2 ? light : main}" stroke="${dark}" stroke-width="2"/>`
    }) + `<path d="M160 116l110-11M160 132l70-7" stroke="${dark}" stroke-width="4" opacity=".35"/>`,
  bag: ({ light, main, dark }: Palette) =>
    `<path d="M132 84q68 16 136 0l12 140q-80 22-160 0z" fill="${main}"/><path d="M132 84q68 16 136 0l-6-18q-62 12-124 0z" fill="${dark}"/><rect x="150" y="128" width="100" height="58" rx="6" fill="${light}"/><path d="M164 148h72M164 164h48" stroke="${dark}" stroke-width="6" stroke-linecap="round"/>`,
} as const satisfies Record<string, (palette: Palette) => string>
