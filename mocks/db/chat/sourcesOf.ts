/** A passage that a reply is based on, one of Dify's `retriever_resources`. */
export interface Resource {
  position: number;
  dataset_name: string;
  document_name: string;
  segment_id: string;
  score: number;
  content: string;
}

interface Passage {
  /** Replies with these words are based on the passage. */
  about: RegExp;
  title: string;
  content: string;
}

const PASSAGES: readonly Passage[] = [
  {
    about: /四次公示|入党积极分子|发展党员|预备期/,
    title: '中国共产党发展党员工作细则',
    content:
      '党组织应当指定一至两名正式党员作入党积极分子的培养联系人。\n党支部每半年要对入党积极分子进行一次考察。基层党委每年要对入党积极分子队伍状况作一次分析。',
  },
  {
    about: /三会一课|党员大会|支部委员会/,
    title: '中国共产党支部工作条例（试行）',
    content: '党支部党员大会是党支部的议事决策机构，由全体党员参加，一般每季度召开 1 次。',
  },
  {
    about: /党费/,
    title: '关于中国共产党党费收缴、使用和管理的规定',
    content: '按月领取工资的党员，每月以工资总额中相对固定的、经常性的工资收入（税后）为计算基数，按规定比例交纳党费。',
  },
  {
    about: /纪律处分|开除党籍/,
    title: '中国共产党纪律处分条例',
    content: '对党员的纪律处分种类：（一）警告；（二）严重警告；（三）撤销党内职务；（四）留党察看；（五）开除党籍。',
  },
  {
    about: /发展党员|义务|权利|预备期/,
    title: '中国共产党章程',
    content: '预备党员的预备期为一年。党组织对预备党员应当认真教育和考察。',
  },
];

/** What a reply is based on, always the same for the same reply. */
export const sourcesOf = (answer: string): Resource[] =>
  PASSAGES.filter(({ about }) => about.test(answer)).map(({ title, content }, index) => ({
    position: index + 1,
    dataset_name: '党务知识库',
    document_name: title,
    segment_id: `segment-${index + 1}`,
    score: 0.92 - index * 0.05,
    content,
  }));
