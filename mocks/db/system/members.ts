/**
 * The branches and their members, the secretary first: `name:account:sex:post`. Sexes as in `sys_user_sex`, posts as in
 * `posts.ts`.
 */
export const MEMBERS: readonly (readonly [deptId: number, members: string])[] = [
  [1, '陈国栋:chenguodong:0:1 周建华:zhoujianhua:0:2 沈慧敏:shenhuimin:1:3'],
  [100, '孙立新:sunlixin:0:5 刘亚琴:liuyaqin:1:12'],
  [101, '赵东升:zhaodongsheng:0:1 高丽华:gaolihua:1:2'],
  [201, '马晓军:maxiaojun:0:6 林芳:linfang:1:8 田野:tianye:0:13'],
  [202, '郭建国:guojianguo:0:6 宋佳:songjia:1:9 唐立:tangli:0:10'],
  [205, '吴海涛:wuhaitao:0:6 谢军:xiejun:0:8 罗春梅:luochunmei:1:13'],
  [206, '郑志强:zhengzhiqiang:0:6 梁大勇:liangdayong:0:7 董雪:dongxue:1:9'],
  [102, '冯晓东:fengxiaodong:0:1 程立平:chengliping:0:3'],
  [209, '曹刚:caogang:0:6 袁红梅:yuanhongmei:1:8 邓伟:dengwei:0:13 傅强:fuqiang:0:13'],
  [210, '曾庆:zengqing:0:6 彭玉兰:pengyulan:1:10'],
  [213, '吕青山:lvqingshan:0:6 苏敏:sumin:1:8'],
  [104, '卫东来:weidonglai:0:1 蒋永康:jiangyongkang:0:2'],
  [215, '卢军民:lujunmin:0:6 蔡文静:caiwenjing:1:9 贾大伟:jiadawei:0:13'],
  [216, '丁一凡:dingyifan:0:6 魏晓燕:weixiaoyan:1:8'],
  [105, '沈德昌:shendechang:0:5'],
  [219, '薛海:xuehai:0:6 叶青:yeqing:1:10'],
  [221, '阎立本:yanliben:0:6 余波:yubo:0:8 潘玲:panling:1:13'],
  [224, '杜鹏:dupeng:0:6 戴月:daiyue:1:9'],
  [109, '朱长江:zhuchangjiang:0:5 夏雨:xiayu:1:12'],
  [228, '钟海生:zhonghaisheng:0:6 汪洋:wangyang:0:8 田华:tianhua:1:13'],
  [231, '任远:renyuan:0:6 姜山:jiangshan:0:7'],
  [114, '方明:fangming:0:6 石磊:shilei:0:8 姚静:yaojing:1:9'],
  [115, '谭海波:tanhaibo:0:6 廖勇:liaoyong:0:13'],
];
