import type { Palette, PictureKind } from './pictureKinds.ts'

const row = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

/** Draws each kind of picture as SVG elements in the colours of a palette. */
export const drawings = {
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
  fence: ({ light, main, dark }: Palette) =>
    `<path d="M76 104h248v104H76z" fill="${light}"/>${row(12, (n) => `<path d="M${84 + n * 20} 108h10v98h-10z" fill="${main}"/>`)}${[98, 200].map((y) => `<rect x="64" y="${y}" width="272" height="12" rx="2" fill="${dark}"/>`).join('')}${[60, 194, 328].map((x) => `<path d="M${x} 80l8-8 8 8v160h-16z" fill="${dark}"/><path d="M${x + 4} 84v152" stroke="${light}" stroke-width="2" opacity=".6"/>`).join('')}`,
  pale: ({ light, main, dark }: Palette) =>
    `${[122, 196].map((y) => `<path d="M60 ${y}h280v14H60z" fill="${dark}"/>`).join('')}${row(7, (n) => `<path d="M${66 + n * 40} 98l14-24 14 24v140h-28z" fill="${n % 2 ? main : light}"/><path d="M${75 + n * 40} 104v126M${84 + n * 40} 112v118" stroke="${dark}" stroke-width="1.5" opacity=".4"/>`)}`,
  post: ({ light, main, dark }: Palette) =>
    [96, 176, 256]
      .map(
        (x, n) =>
          `<path d="M${x} ${66 + n * 10}l24-8 24 8-24 8z" fill="${light}"/><path d="M${x} ${66 + n * 10}l24 8v166l-24-6z" fill="${main}"/><path d="M${x + 48} ${66 + n * 10}l-24 8v166l24-6z" fill="${dark}"/><path d="M${x + 9} ${84 + n * 10}v134M${x + 16} ${92 + n * 10}v128" stroke="${dark}" stroke-width="1.5" opacity=".4"/>`,
      )
      .join(''),
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
  screw: ({ light, main, dark }: Palette) =>
    [110, 186, 262]
      .map(
        (x, n) =>
          `<g transform="rotate(${n * 12 - 12} ${x + 14} 160)"><path d="M${x - 8} 78h44l-14 22h-16z" fill="${light}"/><rect x="${x + 6}" y="98" width="16" height="104" fill="${main}"/><path d="M${x + 6} 202h16l-8 26z" fill="${dark}"/>${[0, 1, 2, 3, 4, 5].map((turn) => `<path d="M${x + 2} ${124 + turn * 14}l24-8" stroke="${dark}" stroke-width="4" stroke-linecap="round"/>`).join('')}<path d="M${x + 6} 78h16" stroke="${dark}" stroke-width="4"/></g>`,
      )
      .join(''),
  nail: ({ light, main, dark }: Palette) =>
    [96, 150, 204, 258]
      .map(
        (x, n) =>
          `<g transform="rotate(${n * 7 - 10} ${x} 150)"><rect x="${x}" y="84" width="38" height="8" rx="4" fill="${dark}"/><rect x="${x + 14}" y="92" width="10" height="112" fill="${n % 2 ? main : light}"/><path d="M${x + 14} 204h10l-5 24z" fill="${dark}"/></g>`,
      )
      .join(''),
  bolt: ({ light, main, dark }: Palette) =>
    `<path d="M146 74h108l22 24-22 24H146l-22-24z" fill="${light}"/><path d="M146 122h108l22-24-22 10H146l-22-10z" fill="${dark}" opacity=".5"/><rect x="174" y="122" width="52" height="98" fill="${main}"/>${[0, 1, 2, 3, 4].map((turn) => `<path d="M170 ${150 + turn * 15}l60-8" stroke="${dark}" stroke-width="4"/>`).join('')}<path d="M150 188h100l14 16-14 16H150l-14-16z" fill="${main}" stroke="${dark}" stroke-width="2"/>`,
  bracket: ({ light, main, dark }: Palette) =>
    `<path d="M120 70l60-10v130l-60 16z" fill="${main}"/><path d="M120 206l60-16 120 20-64 22z" fill="${light}"/><path d="M180 60l8 4v128l-8-2z" fill="${dark}"/>${[92, 128, 164].map((y) => `<ellipse cx="150" cy="${y}" rx="9" ry="10" fill="${dark}"/>`).join('')}${[196, 236].map((x) => `<ellipse cx="${x}" cy="${210 + (x - 196) / 8}" rx="12" ry="5" fill="${dark}"/>`).join('')}`,
  door: ({ light, main, dark }: Palette) =>
    `<rect x="138" y="46" width="124" height="192" fill="${dark}"/><rect x="146" y="54" width="108" height="184" fill="${main}"/><rect x="160" y="68" width="80" height="66" rx="3" fill="${light}"/><rect x="160" y="148" width="80" height="76" rx="3" fill="${light}" opacity=".7"/><circle cx="240" cy="142" r="6" fill="#f3e3b0" stroke="${dark}"/>`,
  window: ({ light, main, dark }: Palette) =>
    `<rect x="92" y="66" width="216" height="158" rx="4" fill="#f7f9fb" stroke="${dark}" stroke-width="4"/><rect x="106" y="80" width="88" height="130" fill="${main}"/><rect x="206" y="80" width="88" height="130" fill="${light}"/><path d="M112 176l60-92M128 204l60-92M214 150l44-66" stroke="#fff" stroke-width="7" opacity=".6"/><rect x="82" y="222" width="236" height="14" rx="3" fill="${dark}"/>`,
  tool: ({ light, main, dark }: Palette) =>
    `<rect x="110" y="92" width="150" height="58" rx="20" fill="${main}"/><rect x="256" y="104" width="34" height="34" rx="4" fill="#46535f"/><rect x="288" y="116" width="50" height="10" rx="3" fill="#77838f"/><path d="M140 146h52l-12 66h-44z" fill="${dark}"/><rect x="118" y="208" width="84" height="26" rx="6" fill="#46535f"/><path d="M190 152q14 4 12 22" fill="none" stroke="#46535f" stroke-width="6"/><path d="M128 108h96" stroke="${light}" stroke-width="8" stroke-linecap="round"/>`,
  helmet: ({ light, main, dark }: Palette) =>
    `<path d="M112 196q0-108 88-108t88 108z" fill="${main}"/><path d="M184 90h32l6 106h-44z" fill="${light}"/><path d="M92 196h216q10 0 10 12t-10 14H92q-10 0-10-14t10-12z" fill="${dark}"/><path d="M136 150q10-36 34-46" fill="none" stroke="${light}" stroke-width="7" stroke-linecap="round"/>`,
  truck: ({ light, main, dark }: Palette) =>
    `<rect x="64" y="106" width="172" height="98" rx="4" fill="${light}"/><path d="M242 130h52l36 40v34h-88z" fill="${main}"/><path d="M256 142h34l22 28h-56z" fill="#e8f3f7"/><rect x="56" y="200" width="280" height="12" fill="${dark}"/>${[112, 282].map((x) => `<circle cx="${x}" cy="216" r="24" fill="#2c3640"/><circle cx="${x}" cy="216" r="10" fill="#c9d2da"/>`).join('')}<path d="M84 132h132M84 152h90" stroke="${main}" stroke-width="8" opacity=".5"/>`,
} as const satisfies Record<Exclude<PictureKind, 'banner'>, (palette: Palette) => string>
