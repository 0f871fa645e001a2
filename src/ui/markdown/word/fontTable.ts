// The Chinese fonts of Windows, with their names on other systems.
const FONTS = [
  {
    name: '仿宋',
    others: 'FangSong,仿宋_GB2312,FangSong_GB2312,华文仿宋,STFangsong',
    family: 'modern',
    pitch: 'fixed',
  },
  { name: '黑体', others: 'SimHei,华文黑体,STHeiti,Heiti SC,思源黑体', family: 'modern', pitch: 'fixed' },
  { name: '楷体', others: 'KaiTi,楷体_GB2312,KaiTi_GB2312,华文楷体,STKaiti', family: 'modern', pitch: 'fixed' },
  { name: '宋体', others: 'SimSun,华文宋体,STSong,思源宋体', family: 'auto', pitch: 'variable' },
];

const entry = ({ name, others, family, pitch }: (typeof FONTS)[number]) =>
  `<w:font w:name="${name}"><w:altName w:val="${others}"/><w:charset w:val="86"/>` +
  `<w:family w:val="${family}"/><w:pitch w:val="${pitch}"/></w:font>`;

/** The part of the file that names the fonts to take where those of the styles are missing. */
export const FONT_TABLE = {
  path: 'word/fontTable.xml',
  data:
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' +
    '<w:fonts xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">' +
    `${FONTS.map(entry).join('')}</w:fonts>`,
};
