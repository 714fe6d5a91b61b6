/**
 * The dialling codes, one a line: value without a plus, Chinese name, pinyin by syllables. Frozen; a row is one code
 * of ITU-T E.164, so that two countries that share one (1, 7) share a row, and those of the North American plan with
 * an area code of their own have it in theirs. Which: the members of the United Nations, and 香港, 澳门, 台湾.
 * Source: codes from libphonenumber-js 1.13.16 (Google's libphonenumber), names from Unicode CLDR 48 (zh-CN),
 * pinyin from pinyin-pro 3.29.4; ENT-07.
 */
export const diallingCodeLines = `
86|中国|zhong guo
852|中国香港|zhong guo xiang gang
853|中国澳门|zhong guo ao men
886|中国台湾|zhong guo tai wan
355|阿尔巴尼亚|a er ba ni ya
213|阿尔及利亚|a er ji li ya
93|阿富汗|a fu han
54|阿根廷|a gen ting
971|阿拉伯联合酋长国|a la bo lian he qiu zhang guo
968|阿曼|a man
994|阿塞拜疆|a sai bai jiang
353|爱尔兰|ai er lan
20|埃及|ai ji
251|埃塞俄比亚|ai sai e bi ya
372|爱沙尼亚|ai sha ni ya
376|安道尔|an dao er
244|安哥拉|an ge la
1268|安提瓜和巴布达|an ti gua he ba bu da
61|澳大利亚|ao da li ya
43|奥地利|ao di li
1246|巴巴多斯|ba ba duo si
675|巴布亚新几内亚|ba bu ya xin ji nei ya
1242|巴哈马|ba ha ma
92|巴基斯坦|ba ji si tan
595|巴拉圭|ba la gui
973|巴林|ba lin
507|巴拿马|ba na ma
55|巴西|ba xi
375|白俄罗斯|bai e luo si
359|保加利亚|bao jia li ya
389|北马其顿|bei ma qi dun
229|贝宁|bei ning
32|比利时|bi li shi
51|秘鲁|bi lu
354|冰岛|bing dao
267|博茨瓦纳|bo ci wa na
48|波兰|bo lan
591|玻利维亚|bo li wei ya
501|伯利兹|bo li zi
387|波斯尼亚和黑塞哥维那|bo si ni ya he hei sai ge wei na
975|不丹|bu dan
226|布基纳法索|bu ji na fa suo
257|布隆迪|bu long di
850|朝鲜|chao xian
240|赤道几内亚|chi dao ji nei ya
45|丹麦|dan mai
49|德国|de guo
670|东帝汶|dong di wen
228|多哥|duo ge
1809|多米尼加共和国|duo mi ni jia gong he guo
1767|多米尼克|duo mi ni ke
593|厄瓜多尔|e gua duo er
291|厄立特里亚|e li te li ya
7|俄罗斯、哈萨克斯坦|e luo si、ha sa ke si tan
33|法国|fa guo
679|斐济|fei ji
63|菲律宾|fei lv bin
358|芬兰|fen lan
238|佛得角|fo de jiao
220|冈比亚|gang bi ya
242|刚果（布）|gang guo bu
243|刚果（金）|gang guo jin
1473|格林纳达|ge lin na da
995|格鲁吉亚|ge lu ji ya
57|哥伦比亚|ge lun bi ya
506|哥斯达黎加|ge si da li jia
53|古巴|gu ba
592|圭亚那|gui ya na
509|海地|hai di
82|韩国|han guo
31|荷兰|he lan
382|黑山|hei shan
504|洪都拉斯|hong dou la si
253|吉布提|ji bu ti
996|吉尔吉斯斯坦|ji er ji si si tan
686|基里巴斯|ji li ba si
224|几内亚|ji nei ya
245|几内亚比绍|ji nei ya bi shao
233|加纳|jia na
241|加蓬|jia peng
855|柬埔寨|jian pu zhai
420|捷克|jie ke
263|津巴布韦|jin ba bu wei
237|喀麦隆|ka mai long
974|卡塔尔|ka ta er
385|克罗地亚|ke luo di ya
269|科摩罗|ke mo luo
225|科特迪瓦|ke te di wa
965|科威特|ke wei te
254|肯尼亚|ken ni ya
371|拉脱维亚|la tuo wei ya
266|莱索托|lai suo tuo
856|老挝|lao wo
961|黎巴嫩|li ba nen
231|利比里亚|li bi li ya
218|利比亚|li bi ya
370|立陶宛|li tao wan
423|列支敦士登|lie zhi dun shi deng
352|卢森堡|lu sen bao
250|卢旺达|lu wang da
40|罗马尼亚|luo ma ni ya
261|马达加斯加|ma da jia si jia
960|马尔代夫|ma er dai fu
356|马耳他|ma er ta
265|马拉维|ma la wei
60|马来西亚|ma lai xi ya
223|马里|ma li
692|马绍尔群岛|ma shao er qun dao
230|毛里求斯|mao li qiu si
222|毛里塔尼亚|mao li ta ni ya
1|美国、加拿大|mei guo、jia na da
976|蒙古|meng gu
880|孟加拉国|meng jia la guo
691|密克罗尼西亚|mi ke luo ni xi ya
95|缅甸|mian dian
373|摩尔多瓦|mo er duo wa
212|摩洛哥|mo luo ge
377|摩纳哥|mo na ge
258|莫桑比克|mo sang bi ke
52|墨西哥|mo xi ge
264|纳米比亚|na mi bi ya
27|南非|nan fei
211|南苏丹|nan su dan
674|瑙鲁|nao lu
977|尼泊尔|ni bo er
505|尼加拉瓜|ni jia la gua
227|尼日尔|ni ri er
234|尼日利亚|ni ri li ya
47|挪威|nuo wei
680|帕劳|pa lao
351|葡萄牙|pu tao ya
81|日本|ri ben
46|瑞典|rui dian
41|瑞士|rui shi
503|萨尔瓦多|sa er wa duo
685|萨摩亚|sa mo ya
381|塞尔维亚|sai er wei ya
232|塞拉利昂|sai la li ang
221|塞内加尔|sai nei jia er
357|塞浦路斯|sai pu lu si
248|塞舌尔|sai she er
966|沙特阿拉伯|sha te a la bo
239|圣多美和普林西比|sheng duo mei he pu lin xi bi
1869|圣基茨和尼维斯|sheng ji ci he ni wei si
1758|圣卢西亚|sheng lu xi ya
378|圣马力诺|sheng ma li nuo
1784|圣文森特和格林纳丁斯|sheng wen sen te he ge lin na ding si
94|斯里兰卡|si li lan ka
421|斯洛伐克|si luo fa ke
386|斯洛文尼亚|si luo wen ni ya
268|斯威士兰|si wei shi lan
249|苏丹|su dan
597|苏里南|su li nan
677|所罗门群岛|suo luo men qun dao
252|索马里|suo ma li
992|塔吉克斯坦|ta ji ke si tan
66|泰国|tai guo
255|坦桑尼亚|tan sang ni ya
676|汤加|tang jia
1868|特立尼达和多巴哥|te li ni da he duo ba ge
90|土耳其|tu er qi
993|土库曼斯坦|tu ku man si tan
216|突尼斯|tu ni si
688|图瓦卢|tu wa lu
678|瓦努阿图|wa nu a tu
502|危地马拉|wei di ma la
58|委内瑞拉|wei nei rui la
673|文莱|wen lai
256|乌干达|wu gan da
380|乌克兰|wu ke lan
598|乌拉圭|wu la gui
998|乌兹别克斯坦|wu zi bie ke si tan
34|西班牙|xi ban ya
30|希腊|xi la
65|新加坡|xin jia po
64|新西兰|xin xi lan
36|匈牙利|xiong ya li
963|叙利亚|xu li ya
1876|牙买加|ya mai jia
374|亚美尼亚|ya mei ni ya
967|也门|ye men
39|意大利|yi da li
964|伊拉克|yi la ke
98|伊朗|yi lang
972|以色列|yi se lie
91|印度|yin du
62|印度尼西亚|yin du ni xi ya
44|英国|ying guo
962|约旦|yue dan
84|越南|yue nan
260|赞比亚|zan bi ya
235|乍得|zha de
56|智利|zhi li
236|中非共和国|zhong fei gong he guo
`;
