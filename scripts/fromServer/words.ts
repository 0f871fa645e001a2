import { camel } from './Table';

/** What common names are called, where a source has no Chinese words for them. */
const WORDS: ReadonlyMap<string, string> = new Map(
  `name 名称|title 标题|code 编码|no 编号|id 编号|status 状态|state 状态|type 类型|category 分类|sort 排序
  |order 订单|count 数量|num 数量|quantity 数量|amount 金额|price 价格|total 总|remark 备注|description 描述|content 内容|body 正文|summary 摘要
  |create 创建|created 创建|update 更新|updated 更新|time 时间|at 时间|date 日期|start 开始|end 结束|last 最后|user 用户|dept 部门|role 角色|post 岗位
  |company 公司|customer 客户|product 产品|parent 上级|phone 电话|mobile 手机|email 邮箱|address 地址|sex 性别|gender 性别|age 年龄|avatar 头像
  |image 图片|file 文件|url 网址|active 启用|owner 所有者|password 密码|author 作者|tags 标签|is 是否|enabled 启用`
    .split(/\s*\|/)
    .map((pair) => [pair.replace(/ .*/, ''), pair.replace(/.* /, '')] as const),
);
/** Names whose words mean something else together. */
const TOGETHER = new Map(
  Object.entries({
    username: '用户名',
    nickName: '昵称',
    firstName: '名',
    lastName: '姓',
    fullName: '姓名',
    sort: '显示顺序',
    orderNum: '显示顺序',
  }),
);

/** `userName` is 用户名称; undefined where one of its words is not known. */
export function wordsFor(name: string): string | undefined {
  const parts = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[ _]+/);
  const words = parts.map((part) => WORDS.get(part));
  return TOGETHER.get(camel(name)) ?? (words.includes(undefined) ? undefined : words.join(''));
}
